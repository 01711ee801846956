import type { ImportQuestion } from '@hub/tool-kit/import';
import { Button, Form, Select } from '@hub/ui';
import { useState } from 'react';

/** Asks for something that the file does not say. */
export function QuestionForm({
  question: { text, choices },
  onAnswer,
}: {
  question: ImportQuestion;
  onAnswer: (value: string) => void;
}) {
  const [value, setValue] = useState(choices[0]?.value ?? '');
  return (
    <Form onSubmit={() => onAnswer(value)}>
      <Select label={text} value={value} onChange={setValue} options={choices} />
      <Button type="submit">Continue</Button>
    </Form>
  );
}
