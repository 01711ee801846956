import { useParams } from 'react-router-dom';
import { ExpiryForm } from '../components/expiry-form';
import { ExpiryPage } from '../components/expiry-page';
import { OpenItem } from '../components/open-item';

/** /expiry/edit/{id}: every field of an item. */
export function EditPage() {
  const { id = '' } = useParams();
  return (
    <ExpiryPage title="Edit Item">
      <OpenItem id={id}>{(item, gone) => <ExpiryForm key={item.id} item={item} gone={gone} />}</OpenItem>
    </ExpiryPage>
  );
}
