import { useParams } from 'react-router-dom';
import { ExpiryForm } from '../components/expiry-form';
import { OpenItem } from '../components/open-item';

/** /expiry/edit/{id}: every field of an item. */
export function EditPage() {
  const { id = '' } = useParams();
  return (
    <OpenItem id={id} title="Edit Item">
      {(item, isDeleted) => <ExpiryForm key={item.id} item={item} isDeleted={isDeleted} />}
    </OpenItem>
  );
}
