import type { Topic } from '@hub/file-core';
import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import Files from 'lucide-react/icons/files';
import MapPin from 'lucide-react/icons/map-pin';
import PenLine from 'lucide-react/icons/pen-line';
import ScanFace from 'lucide-react/icons/scan-face';
import Smartphone from 'lucide-react/icons/smartphone';

const ICONS: Readonly<Record<Topic, LucideIcon>> = {
  where: MapPin,
  when: Clock,
  device: Smartphone,
  who: ScanFace,
  edits: PenLine,
  more: Files,
};

/** The icon of a topic. */
export function TopicIcon({ topic }: { topic: Topic }) {
  const Icon = ICONS[topic];
  return <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />;
}
