import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { Banner } from './banner';

interface OldBannerProps {
  onRetry: () => void;
  isRetrying?: boolean;
  /** The age of the data. */
  children: ReactNode;
}

/** The banner above data that is outdated, because nothing newer could be fetched. */
export function OldBanner(props: OldBannerProps) {
  return <Banner tone="warning" icon={CloudOff} {...props} />;
}
