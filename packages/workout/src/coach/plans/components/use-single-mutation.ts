import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

interface Told {
  onSuccess?: () => void;
  onError?: (cause: Error) => void;
}

/** A mutation that is not begun again while it is under way: a second click may come before the first is drawn. */
export function useSingleMutation<Result, Input>(options: UseMutationOptions<Result, Error, Input>) {
  const isUnderWay = useRef(false);
  const { mutate, isPending, error } = useMutation(options);
  return {
    isPending,
    error,
    /** What is told of its end is told only while the component is there. */
    mutate: (input: Input, told: Told = {}) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(input, {
        ...told,
        onSettled: () => {
          isUnderWay.current = false;
        },
      });
    },
  };
}
