import type { ImportQuestion } from '@hub/tool-kit/import';
import type { WeightUnit } from '../rules';
import { type DateOrder, orderOf } from './moment';

export type Answers = Readonly<Record<string, string>>;

interface Question<Value extends string> extends ImportQuestion {
  choices: readonly { value: Value; label: string }[];
}

const DATE_ORDER: Question<DateOrder> = {
  id: 'dateOrder',
  text: 'How are the dates written, such as 1/2/2024?',
  choices: [
    { value: 'day-first', label: 'The day first: 1 February' },
    { value: 'month-first', label: 'The month first: January 2' },
  ],
};

const WEIGHT_UNIT: Question<WeightUnit> = {
  id: 'weightUnit',
  text: 'Which unit are the weights in? The file does not say.',
  choices: [
    { value: 'kg', label: 'Kilograms' },
    { value: 'lb', label: 'Pounds' },
  ],
};

const DISTANCE_UNIT: Question<'km' | 'miles' | 'm'> = {
  id: 'distanceUnit',
  text: 'Which unit are the distances in? The file does not say.',
  choices: [
    { value: 'km', label: 'Kilometres' },
    { value: 'miles', label: 'Miles' },
    { value: 'm', label: 'Metres' },
  ],
};

function answerTo<Value extends string>(question: Question<Value>, answers: Answers): Value | ImportQuestion {
  const chosen = question.choices.find(({ value }) => value === answers[question.id]);
  return chosen === undefined ? question : chosen.value;
}

/** The contents of a file that determine how to read it. */
export interface Signs {
  dates: readonly string[];
  /** Whether it has weights without a unit. */
  hasBareWeights?: boolean;
  hasBareDistances?: boolean;
}

/** How to read a file: the order of its dates, and the units of values without one. */
export interface Conventions {
  order: DateOrder;
  weightUnit: WeightUnit;
  distanceUnit: string;
}

/** How to read a file, from its contents and the person's answers; otherwise the first open question. */
export function conventionsOf(
  { dates, hasBareWeights = false, hasBareDistances = false }: Signs,
  answers: Answers,
): Conventions | { question: ImportQuestion } {
  const found = orderOf(dates);
  const order = found === 'unclear' ? answerTo(DATE_ORDER, answers) : (found ?? 'day-first');
  if (typeof order !== 'string') return { question: order };
  const weightUnit = hasBareWeights ? answerTo(WEIGHT_UNIT, answers) : 'kg';
  if (typeof weightUnit !== 'string') return { question: weightUnit };
  const distanceUnit = hasBareDistances ? answerTo(DISTANCE_UNIT, answers) : 'km';
  return typeof distanceUnit === 'string' ? { order, weightUnit, distanceUnit } : { question: distanceUnit };
}
