import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

interface MutationCallbacks {
  onSuccess?: () => void;
  onError?: (cause: Error) => void;
}

/** A mutation that does not start again while it runs: a second click can come before the first is rendered. */
export function useSingleMutation<Result, Input>(options: UseMutationOptions<Result, Error, Input>) {
  const isUnderWay = useRef(false);
  const { mutate, isPending, error } = useMutation(options);
  return {
    isPending,
    error,
    /** The callbacks are called only while the component is mounted. */
    mutate: (input: Input, callbacks: MutationCallbacks = {}) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(input, {
        ...callbacks,
        onSettled: () => {
          isUnderWay.current = false;
        },
      });
    },
  };
}
