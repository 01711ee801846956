import { formatCount } from '@hub/locale';
import { useIsReachable } from '@hub/pb-client';
import type { ImportMatching } from '@hub/tool-kit/import';
import { Banner, Button, Form, Select } from '@hub/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { refreshLists } from './refresh-lists';

/** How many names are rendered at once: each has all choices. */
const SOME = 20;

/** Asks for the meaning of names in the file, and stores the answer. */
export function MatchingForm({
  matching: { text, names, choices, keep },
  onAnswer,
}: {
  matching: ImportMatching;
  onAnswer: (answer: string) => void;
}) {
  const [values, setValues] = useState(() =>
    Object.fromEntries(names.map(({ name, value }) => [name, value])),
  );
  const [most, setMost] = useState(SOME);
  const isReachable = useIsReachable();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: keep,
    onSuccess: (_, answer) => {
      void refreshLists(queryClient);
      onAnswer(answer);
    },
  });
  const hidden = Math.min(SOME, names.length - most);
  return (
    <Form onSubmit={() => mutate(JSON.stringify(values))}>
      <p>{text}</p>
      {names.slice(0, most).map(({ name }) => (
        <Select
          key={name}
          label={name}
          value={values[name] ?? ''}
          onChange={(value) => setValues({ ...values, [name]: value })}
          options={choices}
        />
      ))}
      {hidden > 0 && (
        <Button variant="plain" icon={ChevronDown} onClick={() => setMost(most + SOME)}>
          Show {formatCount(hidden)} more
        </Button>
      )}
      {error && <Banner tone="danger">{error.message}</Banner>}
      <Button type="submit" busy={isPending} disabled={!isReachable}>
        Continue
      </Button>
    </Form>
  );
}
