/** What the list loads on demand, in one piece. */
export { AliasForm } from './alias-form';
export { DeleteDialog } from './delete-dialog';
