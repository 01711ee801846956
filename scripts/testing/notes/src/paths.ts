/** The paths of the tool. */
export const notesPaths = {
  list: '/notes',
  add: '/notes/add',
  edit: (id: string) => `/notes/${id}`,
} as const;
