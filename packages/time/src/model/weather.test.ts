import { expect, it } from 'vitest';
import { temperatureInWords, weatherOf } from './weather';

it.each([
  [0, 'Clear'],
  [1, 'Mainly clear'],
  [2, 'Partly cloudy'],
  [3, 'Overcast'],
  [45, 'Fog'],
  [48, 'Fog'],
  [51, 'Drizzle'],
  [53, 'Drizzle'],
  [55, 'Drizzle'],
  [56, 'Freezing drizzle'],
  [57, 'Freezing drizzle'],
  [61, 'Rain'],
  [63, 'Rain'],
  [65, 'Rain'],
  [66, 'Freezing rain'],
  [67, 'Freezing rain'],
  [71, 'Snow'],
  [73, 'Snow'],
  [75, 'Snow'],
  [77, 'Snow grains'],
  [80, 'Rain showers'],
  [81, 'Rain showers'],
  [82, 'Rain showers'],
  [85, 'Snow showers'],
  [86, 'Snow showers'],
  [95, 'Thunderstorm'],
  [96, 'Thunderstorm with hail'],
  [99, 'Thunderstorm with hail'],
  [4, 'Unknown weather'],
  [100, 'Unknown weather'],
  [null, 'No data'],
])('calls %s %s', (code, words) => {
  expect(weatherOf(code).condition.replaceAll('\u00ad', '')).toBe(words);
});

it('draws what it does not know otherwise than what is missing', () => {
  expect([weatherOf(4).sky, weatherOf(null).sky]).toEqual(['unknown', 'missing']);
});

it.each([
  [31.2, '31 °C'],
  [30.5, '31 °C'],
  [0.4, '0 °C'],
  [-0.4, '0 °C'],
  [-0.5, '0 °C'],
  [-3.6, '−4 °C'],
  [null, '–'],
])('writes %s degrees as %s', (celsius, words) => {
  expect(temperatureInWords(celsius)).toBe(words);
});
