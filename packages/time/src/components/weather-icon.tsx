import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudHail,
  CloudLightning,
  CloudOff,
  CloudRain,
  CloudSnow,
  CloudSun,
  CloudSunRain,
  type LucideIcon,
  CircleQuestionMark,
  Snowflake,
  Sun,
} from 'lucide-react';
import type { Sky } from '../model/weather';

const icons: Record<Sky, LucideIcon> = {
  clear: Sun,
  'partly-cloudy': CloudSun,
  overcast: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  ice: CloudHail,
  rain: CloudRain,
  showers: CloudSunRain,
  snow: CloudSnow,
  grains: Snowflake,
  thunderstorm: CloudLightning,
  unknown: CircleQuestionMark,
  missing: CloudOff,
};

/** The weather, drawn; its words stand beside it. */
export function WeatherIcon({ sky }: { sky: Sky }) {
  const Icon = icons[sky];
  return (
    <Icon
      size={24}
      strokeWidth={1.75}
      aria-hidden
      className={`shrink-0 ${sky === 'missing' ? 'text-muted' : 'text-tool'}`}
    />
  );
}
