import { useParams } from 'react-router-dom';
import { ExpiryForm } from '../components/expiry-form';
import { ItemActions } from '../components/item-actions';
import { ItemFacts } from '../components/item-facts';
import { ItemReminders } from '../components/item-reminders';
import { OpenItem } from '../components/open-item';

/** /expiry/item/{id}: one item to read, with its expiry date and document to change. */
export function ItemPage() {
  const { id = '' } = useParams();
  return (
    <OpenItem id={id} actions={(item) => <ItemActions item={item} />}>
      {(item, gone) => (
        <>
          <ItemFacts item={item} />
          <ExpiryForm key={item.id} item={item} gone={gone} brief />
          <ItemReminders item={item} />
        </>
      )}
    </OpenItem>
  );
}
