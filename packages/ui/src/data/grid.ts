/**
 * Two columns on most phones, more if there is space, one on a narrow phone or with large text. Cells have
 * the vertical gap below them.
 */
export const gridClass = 'grid gap-x-3 grid-cols-[repeat(auto-fill,minmax(min(9.4rem,100%),1fr))]';
