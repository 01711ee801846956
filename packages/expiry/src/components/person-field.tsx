import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { peopleQuery } from '../api/people';
import { SuggestField } from './suggest-field';

/** The person of an item. Suggests the people in other items, and those on the hub. */
export function PersonField(props: Omit<ComponentProps<typeof SuggestField>, 'name' | 'others'>) {
  const { data: people } = useQuery(peopleQuery());
  return <SuggestField {...props} name="person" others={people} />;
}
