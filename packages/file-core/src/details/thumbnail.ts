import { headerOf } from '../picture/header';
import type { Size } from '../picture/plan';
import type { Detail } from '../report';

/** The size of camera thumbnails, with black bars if the picture has another aspect ratio (DCF 2.0). */
const DCF = { width: 160, height: 120 };
/** Smaller thumbnails are too coarse to compare aspect ratios. */
const SMALLEST = 50;
/** Aspect ratios that differ by less count as the same, because sizes are rounded to whole pixels. */
const ALIKE = 0.05;

const shapeOf = ({ width, height }: Size) => width / height;
const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

/** Whether a thumbnail has another aspect ratio than the picture, upright and rotated. */
function isOfOtherShape(thumbnail: Size, picture: Size): boolean {
  const { width, height } = thumbnail;
  const isBarred = [thumbnail, turned(thumbnail)].some(
    (one) => one.width === DCF.width && one.height === DCF.height,
  );
  if (isBarred || width < SMALLEST || height < SMALLEST) return false;
  return [picture, turned(picture)].every(
    (other) => Math.abs(Math.log(shapeOf(thumbnail) / shapeOf(other))) > ALIKE,
  );
}

/**
 * What a thumbnail gives away: it often shows the picture before the last change.
 * @param picture the size of the picture itself, if it is known
 */
export function thumbnailDetail(thumbnail: Uint8Array, picture?: Size): Detail {
  const size = headerOf(thumbnail, 'jpeg');
  const isCropped = size !== null && picture !== undefined && isOfOtherShape(size, picture);
  const value = isCropped
    ? 'Shows the picture before it was cropped'
    : 'A small copy; it may show what was cropped';
  return { topic: 'edits', label: 'Thumbnail', value };
}
