import { useSession } from '@hub/auth';
import { Address, Button, TextLink, useToast } from '@hub/ui';
import { useId } from 'react';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { dayMonthYear } from '../model/card-texts';
import { countdownAt, ringPeriod } from './countdown';
import { memberOf } from './member';
import { loyaltyPaths } from '../paths';
import { CardCode } from '../components/card-code';
import { CardMarks } from '../components/card-marks';
import { CardNumber } from '../components/card-number';
import { CountdownRing } from './countdown-ring';
import { useElapsedSteps } from '../components/use-elapsed';

/** Specification §9.92. */
const QR_SIZE = 180;
/** Specification §2.101. */
const LATER = ['RENEW MEMBERSHIP', "MEMBERSHIP'S BENEFITS", 'TRANSACTION HISTORY'];

/** The custom layout: the membership card of a retail chain. Its three buttons do nothing, and say so. */
export function CustomCard({ card }: { card: LoyaltyCard }) {
  const member = memberOf(useSession().user);
  const soon = useId();
  const toast = useToast();
  return (
    <>
      <div className="pt-2">
        <p className="text-17 font-bold wrap-anywhere">{member.name}</p>
        <p className="text-muted wrap-anywhere">
          <Address>{member.email}</Address>
        </p>
      </div>
      <section className="flex flex-col items-center gap-5 rounded-card border border-line bg-surface py-5 text-center">
        <h2 className="text-17">MEMBERSHIP CARD</h2>
        <p className="px-5 text-20 font-bold wrap-anywhere">{card.name}</p>
        <RefreshedCode card={card} />
        <dl className="flex w-full flex-wrap justify-between gap-4 px-5 text-left">
          <div className="min-w-0">
            <dt className="text-13 text-muted">Membership Card Number</dt>
            <dd className="font-medium">
              <CardNumber cardId={card.cardId} />
            </dd>
          </div>
          <div>
            <dt className="text-13 text-muted">Expiry Date</dt>
            <dd className="font-medium">{dayMonthYear(card.expiryDate)}</dd>
          </div>
        </dl>
        <p className="flex flex-wrap justify-center gap-x-3 px-5 empty:hidden">
          <CardMarks card={card} />
        </p>
      </section>
      <p className="text-13 text-muted">
        The member must present the e-card through the mobile app. Screenshots are not accepted.{' '}
        <TextLink to={loyaltyPaths.terms}>Terms of use</TextLink>
      </p>
      <div className="flex flex-col gap-3">
        {LATER.map((label) => (
          <Button
            key={label}
            variant="quiet"
            aria-disabled
            aria-describedby={soon}
            onClick={() => toast('Coming soon')}
          >
            {label}
          </Button>
        ))}
        <p id={soon} className="text-center text-13 text-muted">
          Coming soon
        </p>
      </div>
    </>
  );
}

/** The ring and the code that changes with it, in a separate component, because it renders every second. */
function RefreshedCode({ card }: { card: LoyaltyCard }) {
  const period = ringPeriod(card.refreshSeconds);
  const countdown = countdownAt(useElapsedSteps(1000), period);
  return (
    <>
      <div className="px-5">
        <CountdownRing countdown={countdown} period={period} />
      </div>
      <CardCode card={card} qrSize={QR_SIZE} tick={countdown.tick} />
    </>
  );
}
