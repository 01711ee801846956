import { onDemand } from './on-demand';

const load = () => import('./list-parts');

export const AliasForm = onDemand(async () => (await load()).AliasForm);
export const DeleteDialog = onDemand(async () => (await load()).DeleteDialog);
