import { Card } from '@hub/ui';
import { LoyaltyPage } from '../components/loyalty-page';

/** /loyality/terms: the target of the custom layout's terms-of-use link. */
export function TermsPage() {
  return (
    <LoyaltyPage title="Terms of use">
      <Card className="flex flex-col gap-3">
        <h2 className="text-17">Your card is kept by you</h2>
        <p>
          You typed in this card yourself. It is stored on this hub for you, and for nobody else unless you
          share it with everyone here. You can change or delete it at any time.
        </p>
        <p>
          The hub shows the number of your card as a code. It is not the shop: points, benefits and the end of
          a membership are between you and the shop, under the shop’s own terms.
        </p>
        <p>
          Some shops accept a card only in their own app, and none as a screenshot. What you show here is
          live, but whether it is accepted is up to the shop.
        </p>
      </Card>
    </LoyaltyPage>
  );
}
