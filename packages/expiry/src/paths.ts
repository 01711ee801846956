/** The addresses of the tool (specification §2.80 to §2.87). */
export const expiryPaths = {
  upcoming: '/expiry',
  expired: '/expiry/expired',
  settings: '/expiry/settings',
  add: '/expiry/add',
  edit: (id: string) => `/expiry/edit/${id}`,
  item: (id: string) => `/expiry/item/${id}`,
} as const;
