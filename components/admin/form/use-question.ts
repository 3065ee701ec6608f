"use client";

import { useCallback, useRef, useState } from "react";

/** A question to the person, asked in the middle of something that awaits the answer. */
export function useQuestion<Question, Answer>() {
  const [question, setQuestion] = useState<Question | null>(null);
  const resolve = useRef<(answer: Answer) => void>(undefined);
  const ask = useCallback((next: Question) => {
    setQuestion(next);
    return new Promise<Answer>((settle) => {
      resolve.current = settle;
    });
  }, []);
  const answer = useCallback((given: Answer) => {
    setQuestion(null);
    resolve.current?.(given);
  }, []);
  return { question, ask, answer };
}
