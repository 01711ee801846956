import { type City, PENANG } from './city';

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
