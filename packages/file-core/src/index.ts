export { adviceFor, headOf, kindOf } from './kind';
export { type CleanOptions, WATERMARK_NEEDS_PICTURE, watermarkOf } from './options';
export { headerOf } from './picture/header';
export { changesPixels, type Size } from './picture/plan';
export { FAILED, FileProblem, UNREADABLE, UNSUPPORTED, UNSUPPORTED_AFTER_ALL } from './problem';
export type { Detail, Kind, Moment, Report, Topic } from './report';
export { type Redraw, SHARPNESSES } from './redraw/plan';
export { type RedrawReason, redrawReasons, redrawWarnings } from './redraw/losses';
