import { addDays, type CalendarDate, zoneClock } from '@hub/calendar';
import { EVERY_MINUTE, useClock } from '@hub/tool-kit';
import { SkeletonLine } from '@hub/ui';
import type { ReactNode } from 'react';
import type { City } from '../model/city';
import { dayLabel, daysFrom, type ForecastDay } from '../model/forecast';
import { temperatureInWords, weatherOf } from '../model/weather';
import { WeatherIcon } from './weather-icon';

const DAYS = 5;

/** The days side by side: five if there is space, otherwise three, or one. */
function Days({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul
      role="list"
      aria-label={label}
      className="grid gap-y-1.5 *:nth-[n+4]:hidden @min-[21rem]:grid-cols-3 @min-[28rem]:grid-cols-[repeat(5,minmax(min-content,1fr))] @min-[28rem]:*:nth-[n+4]:flex"
    >
      {children}
    </ul>
  );
}

/** Two lines are reserved for its words in a column, so that no card grows when they arrive. */
function Day({ label, icon, text }: { label: ReactNode; icon: ReactNode; text: ReactNode }) {
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-2 *:first:min-w-12 @min-[21rem]:flex-col @min-[21rem]:items-stretch @min-[21rem]:gap-0.75">
      {label}
      <span className="flex min-h-6 min-w-20 items-center gap-2 pr-1 whitespace-nowrap @min-[21rem]:min-w-0 @min-[28rem]:gap-1 @table:gap-2">
        {icon}
      </span>
      <span className="pr-1 @min-[21rem]:min-h-[2lh] text-13 text-muted">{text}</span>
    </li>
  );
}

/** Reserves the space of the days, in their size. */
export function ForecastSkeleton() {
  return (
    <div aria-hidden>
      <Days>
        {Array.from({ length: DAYS }, (_, day) => (
          <Day
            key={day}
            label={<SkeletonLine width="w-10" look="text-13" />}
            icon={<SkeletonLine width="w-3/5" look="flex-1" />}
            text={<SkeletonLine width="w-1/2" />}
          />
        ))}
      </Days>
    </div>
  );
}

/** The names of a city's days, which are known without a forecast. */
export function UnknownDays({ city: { tz } }: { city: City }) {
  const today = useClock(EVERY_MINUTE, (now) => zoneClock(tz, now).date);
  if (today === null) return <ForecastSkeleton />;
  return (
    <div aria-hidden className="text-muted">
      <Days>
        {Array.from({ length: DAYS }, (_, day) => (
          <Day
            key={day}
            label={<span className="text-13">{dayLabel(addDays(today, day), today)}</span>}
            icon="–"
            text={null}
          />
        ))}
      </Days>
    </div>
  );
}

interface ForecastDaysProps {
  city: City;
  days: readonly ForecastDay[];
  /** Replaces a forecast whose days have all passed. */
  passed: ReactNode;
}

function DayOfForecast({ day, today }: { day: ForecastDay; today: CalendarDate }) {
  const { condition, sky } = weatherOf(day.weathercode);
  return (
    <Day
      label={
        <span className={`text-13 ${day.date === today ? 'font-medium' : 'text-muted'}`}>
          {dayLabel(day.date, today)}
        </span>
      }
      icon={
        <>
          <WeatherIcon sky={sky} />
          <span className="font-medium">{temperatureInWords(day.tempMax)}</span>
        </>
      }
      text={condition}
    />
  );
}

/** The forecast of a city, from its local today on. */
export function ForecastDays({ city, days, passed }: ForecastDaysProps) {
  const { city: name, tz } = city;
  const today = useClock(EVERY_MINUTE, (now) => zoneClock(tz, now).date);
  if (today === null) return <ForecastSkeleton />;
  const shown = daysFrom(today, days);
  if (shown.length === 0) return passed;
  return (
    <Days label={`Forecast for ${name}`}>
      {shown.map((day) => (
        <DayOfForecast key={day.date} day={day} today={today} />
      ))}
    </Days>
  );
}
