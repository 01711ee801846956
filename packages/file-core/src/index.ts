export { adviceFor, kindOf } from './kind';
export { type CleanOptions, WATERMARK_NEEDS_PICTURE, watermarkOf } from './options';
export { changesPixels } from './picture/plan';
export { FAILED, FileProblem, UNREADABLE, UNSUPPORTED, UNSUPPORTED_AFTER_ALL } from './problem';
export type { Detail, Kind, Moment, Report, Topic } from './report';
