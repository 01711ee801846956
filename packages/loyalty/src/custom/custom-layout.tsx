import { Page, type QueryLike } from '@hub/ui';
import Bell from 'lucide-react/icons/bell';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LoyaltyCard } from '../api/loyalty.schema';
import { CardState } from '../components/card-state';
import { loyaltyPaths } from '../paths';
import { CustomCard } from './custom-card';

/** Specification §2.101. */
const BAR = [
  { to: 'home', label: 'Home', icon: House, disabled: true },
  { to: 'liked', label: 'Liked', icon: Heart, disabled: true },
  { to: 'notification', label: 'Notification', icon: Bell, disabled: true },
  { to: 'account', label: 'Account', icon: UserRound, disabled: true, current: true },
];

interface CustomLayoutProps {
  query: QueryLike<LoyaltyCard>;
  /** The shop's name, which is the window's title. */
  name: string;
  /** The person's actions on the card, for the header. */
  actions: ReactNode;
}

/** The page of a card with the custom layout: a dark red header, and a tab bar without a function. */
export function CustomLayout({ query, name, actions }: CustomLayoutProps) {
  return (
    <Page
      title="Account"
      windowTitle={name}
      back={useGoBack()}
      actions={actions}
      tabs={BAR}
      tool="loyalty"
      tone="member"
    >
      <CardState query={query}>{(card) => <CustomCard card={card} />}</CardState>
    </Page>
  );
}

/** Goes back; in a tab that was opened for the card, goes to the list (specification §2.98). */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  const canGoBack = 'navigation' in window ? window.navigation.canGoBack : !isFirstPage;
  return () => void (canGoBack ? navigate(-1) : navigate(loyaltyPaths.list));
}
