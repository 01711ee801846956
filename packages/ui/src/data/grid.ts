/** Two columns on most phones, more where there is room, one where the phone is narrow or the text large. Cells have the gap below them. */
export const gridClass = 'grid gap-x-3 grid-cols-[repeat(auto-fill,minmax(min(9.4rem,100%),1fr))]';
