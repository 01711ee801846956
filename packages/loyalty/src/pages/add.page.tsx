import { CardForm } from '../components/card-form';

/** /loyality/add: a new card. */
export function AddPage() {
  return <CardForm title="Add Loyalty Card" card={null} />;
}
