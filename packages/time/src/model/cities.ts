/** A city of the tool (specification §3.51). */
export interface City {
  id: string;
  city: string;
  /** A two-letter code. */
  country: string;
  countryName: string;
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lon: number;
  /** An IANA zone. */
  tz: string;
}

/** The first city, whose time the tile tells. */
export const PENANG: City = {
  id: 'penang',
  city: 'Penang',
  country: 'MY',
  countryName: 'Malaysia',
  lat: 5.4141,
  lon: 100.3288,
  tz: 'Asia/Kuala_Lumpur',
};

/** The five cities, in their order (specification §9.50). */
export const CITIES: readonly City[] = [
  PENANG,
  {
    id: 'chengdu',
    city: 'Chengdu',
    country: 'CN',
    countryName: 'China',
    lat: 30.5728,
    lon: 104.0668,
    tz: 'Asia/Shanghai',
  },
  {
    id: 'bangkok',
    city: 'Bangkok',
    country: 'TH',
    countryName: 'Thailand',
    lat: 13.7563,
    lon: 100.5018,
    tz: 'Asia/Bangkok',
  },
  {
    id: 'amsterdam',
    city: 'Amsterdam',
    country: 'NL',
    countryName: 'Netherlands',
    lat: 52.3676,
    lon: 4.9041,
    tz: 'Europe/Amsterdam',
  },
  {
    id: 'london',
    city: 'London',
    country: 'GB',
    countryName: 'United Kingdom',
    lat: 51.5072,
    lon: -0.1276,
    tz: 'Europe/London',
  },
];
