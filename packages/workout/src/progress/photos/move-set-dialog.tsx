import { useIfHere, useToday } from '@hub/tool-kit';
import { Banner, DateField, Dialog, Form, FormButtons, useToast } from '@hub/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayProblem } from './photo-set';
import { photoStore } from './photo-store';
import { refreshPhotos } from './photos.queries';
import type { NamedSet } from './set-name';

interface MoveSetDialogProps {
  set: NamedSet;
  person: string;
  onClose: () => void;
}

/** Asks for the day on which the photos of a set were taken. */
export function MoveSetDialog({ set, person, onClose }: MoveSetDialogProps) {
  const today = useToday();
  const queryClient = useQueryClient();
  const toast = useToast();
  const closeIfHere = useIfHere(onClose);
  const [date, setDate] = useState(set.date);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => photoStore(person).move(set.id, date),
    onSuccess: async () => {
      await refreshPhotos(queryClient, person);
      toast('Saved');
      closeIfHere();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Change the day">
      <Form
        onSubmit={() => {
          const found = dayProblem(date, today);
          setProblem(found);
          if (found === undefined) mutate();
        }}
      >
        <p className="text-muted">Photos of {set.name}</p>
        <DateField
          label="Date"
          name="date"
          max={today}
          value={date}
          error={problem}
          onChange={(value) => {
            setDate(value);
            setProblem(undefined);
          }}
        />
        {error && <Banner tone="danger">{error.message}</Banner>}
        <FormButtons busy={isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
