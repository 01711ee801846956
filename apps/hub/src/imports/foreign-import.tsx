import type { ImportMatching, ImportQuestion } from '@hub/tool-kit/import';
import { Button, Failed, Loading } from '@hub/ui';
import FileX from 'lucide-react/icons/file-x';
import { useState } from 'react';
import { FileCard } from './file-card';
import { MatchingForm } from './matching-form';
import { PreviewScreen } from './preview-screen';
import { QuestionForm } from './question-form';
import { type FileReading, useReading } from './use-reading';

export interface FileImportProps {
  file: File;
  /** Called with another file, or `null` for none. */
  onChange: (file: File | null) => void;
}

function aboutOf(reading: FileReading | undefined): string | null {
  if (reading === undefined || 'question' in reading) return null;
  const { found, tool } = reading;
  return `From ${found.format.name}, ${tool.imports.called(found.rows.length + found.problems.length)}`;
}

/** Asks the person something about the file, with a separate form for each question. */
function Question({
  question,
  onAnswer,
}: {
  question: ImportQuestion | ImportMatching;
  onAnswer: (value: string) => void;
}) {
  return 'names' in question ? (
    <MatchingForm matching={question} onAnswer={onAnswer} />
  ) : (
    <QuestionForm question={question} onAnswer={onAnswer} />
  );
}

/** A file of another program: its content, the questions about it, and its import. */
export function ForeignImport({ file, onChange }: FileImportProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const { data, error } = useReading(file, answers);
  const tool = data && 'tool' in data ? data.tool.tool.id : undefined;
  const matching = data && 'found' in data ? data.found.matching : undefined;
  const question = data && 'question' in data ? data.question : isAskedAgain ? matching : undefined;

  function answer(id: string, value: string) {
    setAnswers({ ...answers, [id]: value });
    setIsAskedAgain(false);
  }

  return (
    <>
      <FileCard file={file} about={aboutOf(data)} tool={tool} onChange={onChange} />
      {error && <Failed message={error.message} icon={FileX} />}
      {data === undefined && error === null && <Loading>Reading the file…</Loading>}
      {question && (
        <Question key={question.id} question={question} onAnswer={(value) => answer(question.id, value)} />
      )}
      {data && 'found' in data && !question && (
        <PreviewScreen {...data} onUndone={() => onChange(null)}>
          {matching && (
            <Button variant="quiet" onClick={() => setIsAskedAgain(true)}>
              {matching.label}
            </Button>
          )}
        </PreviewScreen>
      )}
    </>
  );
}
