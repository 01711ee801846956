import { useLive } from '@hub/pb-client';
import { Page } from '@hub/ui';
import type { ReactNode } from 'react';
import { notesKey } from '../api/notes.queries';
import { notesPaths } from '../paths';

interface NotesPageProps {
  title: string;
  back?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of the tool's screens, which shows changes made elsewhere at once. */
export function NotesPage({ back = notesPaths.list, ...props }: NotesPageProps) {
  useLive('notes', notesKey);
  return <Page back={back} tool="notes" {...props} />;
}
