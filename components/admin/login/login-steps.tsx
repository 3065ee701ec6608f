"use client";

import { useEffect, useRef, useState } from "react";
import type admin from "@/messages/admin.json";
import { LoginField, PasswordField } from "./login-fields";
import type { Login } from "./use-login";

interface LoginStepsProps {
  words: (typeof admin)["login"];
  login: Login;
}

const link =
  "min-h-11 rounded-lg px-2 font-medium text-sea-800 text-sm underline underline-offset-4 hover:text-sea-950";

function CodeStep({ words, login }: LoginStepsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [recovering, setRecovering] = useState(false);
  // Focuses the code when it is requested and after a wrong one.
  const failed = login.state.phase === "failed";
  useEffect(() => {
    const input = box.current?.querySelector("input");
    input?.focus();
    if (failed) input?.select();
  }, [failed]);
  const handleSwitch = () => {
    setRecovering(!recovering);
    box.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={box} className="grid gap-3">
      <LoginField
        id="totp"
        label={recovering ? words.recoveryCode : words.code}
        hint={recovering ? words.recoveryCodeHint : words.codeHint}
        autoComplete="one-time-code"
        inputMode={recovering ? "text" : "numeric"}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        error={login.missing.includes("totp") ? words.codeRequired : undefined}
        className="text-lg tracking-[0.2em]"
      />
      <div className="-mx-2 flex flex-wrap justify-between gap-x-4">
        <button type="button" onClick={handleSwitch} className={link}>
          {recovering ? words.useApp : words.useRecoveryCode}
        </button>
        <button type="button" onClick={login.startOver} className={link}>
          {words.startOver}
        </button>
      </div>
    </div>
  );
}

export function LoginSteps({ words, login }: LoginStepsProps) {
  const { step, missing } = login;
  if (step === "code") return <CodeStep words={words} login={login} />;
  return (
    <>
      <LoginField
        id="username"
        label={words.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={missing.includes("username") ? words.usernameRequired : undefined}
      />
      <PasswordField
        id="password"
        label={words.password}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        autoComplete="current-password"
        required
        error={missing.includes("password") ? words.passwordRequired : undefined}
      />
    </>
  );
}
