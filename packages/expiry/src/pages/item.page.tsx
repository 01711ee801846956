import { useToday } from '@hub/tool-kit';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { itemQuery } from '../api/expiry.queries';
import { ExpiryForm } from '../components/expiry-form';
import { ExpiryPage } from '../components/expiry-page';
import { ItemFacts } from '../components/item-facts';
import { OpenItem } from '../components/open-item';

/** /expiry/item/{id}: one item to read, with its expiry date and document to change. */
export function ItemPage() {
  const { id = '' } = useParams();
  const today = useToday();
  const { data } = useQuery(itemQuery(id));
  return (
    <ExpiryPage title={data?.name ?? 'Item'}>
      <OpenItem id={id}>
        {(item, gone) => (
          <>
            <ItemFacts item={item} today={today} />
            <ExpiryForm key={item.id} item={item} gone={gone} brief />
          </>
        )}
      </OpenItem>
    </ExpiryPage>
  );
}
