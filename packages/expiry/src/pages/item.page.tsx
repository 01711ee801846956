import { useToday, useWayOut } from '@hub/tool-kit';
import { useParams } from 'react-router-dom';
import { Distance } from '../components/expiry-date';
import { ExpiryForm } from '../components/expiry-form';
import { ItemActions } from '../components/item-actions';
import { Fact, ItemFacts } from '../components/item-facts';
import { ItemReminders } from '../components/item-reminders';
import { OpenItem } from '../components/open-item';
import { expiryPaths } from '../paths';
import { statusOf } from '../rules/status';

/** /expiry/item/{id}: one item to read; its expiry date and document can be changed. */
export function ItemPage() {
  const { id = '' } = useParams();
  const today = useToday();
  const wayOut = useWayOut();
  const leave = () => wayOut.leaveTo(expiryPaths.upcoming);
  return (
    <OpenItem id={id} actions={(item) => <ItemActions item={item} onDeleted={leave} />}>
      {(item, isDeleted) => (
        <>
          <ItemFacts item={item}>
            {/* The date itself is in the form. */}
            <Fact label={statusOf(item.expiryDate, today) === 'expired' ? 'Expired' : 'Expires'}>
              <Distance date={item.expiryDate} today={today} />
            </Fact>
          </ItemFacts>
          <ExpiryForm key={item.id} item={item} isDeleted={isDeleted} brief />
          <ItemReminders item={item} />
        </>
      )}
    </OpenItem>
  );
}
