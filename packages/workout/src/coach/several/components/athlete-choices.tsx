import type { CalendarDate } from '@hub/calendar';
import { Checkbox, List } from '@hub/ui';
import { type AthletePreview, canChoose } from '../model/athlete-preview';
import { lineOf, type Titles } from '../model/athlete-text';

interface AthleteChoicesProps {
  athletes: readonly AthletePreview[];
  isChosen: (athlete: AthletePreview) => boolean;
  onChoose: (user: string, chosen: boolean) => void;
  titles: Titles;
  today: CalendarDate;
}

/** The athletes to choose from, each with the last day of their workouts, or why they can't be chosen. */
export function AthleteChoices({ athletes, isChosen, onChoose, titles, today }: AthleteChoicesProps) {
  const count = athletes.filter(isChosen).length;
  return (
    <section aria-labelledby="athletes" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="athletes" className="text-17">
          Athletes
        </h2>
        <p role="status" className="text-13 text-muted">
          {count} of {athletes.length} chosen
        </p>
      </div>
      <List label="Athletes">
        {athletes.map((athlete) => (
          <li key={athlete.user} className="px-4 py-2 wrap-anywhere">
            <Checkbox
              label={athlete.name}
              hint={lineOf(athlete, titles, today)}
              value={isChosen(athlete)}
              disabled={!canChoose(athlete)}
              onChange={(chosen) => onChoose(athlete.user, chosen)}
            />
          </li>
        ))}
      </List>
    </section>
  );
}
