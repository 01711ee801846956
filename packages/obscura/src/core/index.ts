export { clean, type Cleaned, type CleanRun } from './clean';
export { inspect } from './inspect';
export { FileProblem } from './problem';
export type { CleanOptions } from './options';
export type { Detail, Kind, Moment, Report, Topic } from './report';
