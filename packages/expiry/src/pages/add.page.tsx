import { ExpiryForm } from '../components/expiry-form';
import { ExpiryPage } from '../components/expiry-page';

/** /expiry/add: a new item. */
export function AddPage() {
  return (
    <ExpiryPage title="Add Item">
      <ExpiryForm item={null} />
    </ExpiryPage>
  );
}
