export { BarChart } from './bar-chart';
export type { BarSeries } from './bar-option';
export { LineChart } from './line-chart';
export type { LinePoint } from './line-option';
