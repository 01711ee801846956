/** The first `most` characters of a text: an emoji is one of two units, of which half can’t be shown. */
export function cutTo(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}
