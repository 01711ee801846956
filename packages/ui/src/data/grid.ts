/** Two columns on most phones, one with little space or large text, more with much. The gap is below cells. */
export const gridClass = 'grid gap-x-3 grid-cols-[repeat(auto-fill,minmax(min(9.4rem,100%),1fr))]';
