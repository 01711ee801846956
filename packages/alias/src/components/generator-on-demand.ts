import { onDemand } from './on-demand';

const load = () => import('./generator-parts');

export const CustomForm = onDemand(async () => (await load()).CustomForm);
export const SuggestionForm = onDemand(async () => (await load()).SuggestionForm);
