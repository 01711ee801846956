import type { LucideIcon } from 'lucide-react';
import Cloud from 'lucide-react/icons/cloud';
import CloudDrizzle from 'lucide-react/icons/cloud-drizzle';
import CloudFog from 'lucide-react/icons/cloud-fog';
import CloudHail from 'lucide-react/icons/cloud-hail';
import CloudLightning from 'lucide-react/icons/cloud-lightning';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudRain from 'lucide-react/icons/cloud-rain';
import CloudSnow from 'lucide-react/icons/cloud-snow';
import CloudSun from 'lucide-react/icons/cloud-sun';
import CloudSunRain from 'lucide-react/icons/cloud-sun-rain';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Snowflake from 'lucide-react/icons/snowflake';
import Sun from 'lucide-react/icons/sun';
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

/** An icon of the weather; its words are beside it. */
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
