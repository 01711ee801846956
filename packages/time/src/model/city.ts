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

/** The first city, whose time the tile shows. In a separate module, because home loads it. */
export const PENANG: City = {
  id: 'penang',
  city: 'Penang',
  country: 'MY',
  countryName: 'Malaysia',
  lat: 5.4141,
  lon: 100.3288,
  tz: 'Asia/Kuala_Lumpur',
};
