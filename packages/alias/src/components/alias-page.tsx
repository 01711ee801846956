import { useLive } from '@hub/pb-client';
import { Page } from '@hub/ui';
import AtSign from 'lucide-react/icons/at-sign';
import Sparkles from 'lucide-react/icons/sparkles';
import type { ReactNode } from 'react';
import { aliasKey } from '../api/alias.queries';
import { aliasPaths } from '../paths';

const TABS = [
  { to: aliasPaths.list, label: 'Aliases', icon: AtSign, end: true },
  { to: aliasPaths.generate, label: 'Generate', icon: Sparkles, adds: true },
];

interface AliasPageProps {
  title: string;
  back: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of both screens: bottom bar, Back, and live updates. */
export function AliasPage({ title, back, actions, children }: AliasPageProps) {
  useLive('aliases', aliasKey);
  return (
    <Page title={title} back={back} actions={actions} tabs={TABS} tool="alias">
      {children}
    </Page>
  );
}
