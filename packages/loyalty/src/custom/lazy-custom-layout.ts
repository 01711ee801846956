import { lazy } from 'react';

/** The page of a card with the custom layout, loaded for the first card that has it. */
export const CustomLayout = lazy(async () => ({ default: (await import('./custom-layout')).CustomLayout }));
