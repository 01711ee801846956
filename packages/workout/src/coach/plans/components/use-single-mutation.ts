import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

interface MutationCallbacks {
  onSuccess?: () => void;
  onError?: (cause: Error) => void;
}

/**
 * A mutation that can't be started again while it is running: a second click can come before the first one is
 * rendered.
 */
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
