import { Clock, Files, type LucideIcon, MapPin, PenLine, ScanFace, Smartphone } from 'lucide-react';
import type { Topic } from '../core/report';

const ICONS: Readonly<Record<Topic, LucideIcon>> = {
  where: MapPin,
  when: Clock,
  device: Smartphone,
  who: ScanFace,
  edits: PenLine,
  more: Files,
};

/** The icon of what details give away. */
export function TopicIcon({ topic }: { topic: Topic }) {
  const Icon = ICONS[topic];
  return <Icon size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />;
}
