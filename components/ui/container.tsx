import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

const widths = { page: "max-w-7xl", text: "max-w-3xl", notice: "max-w-xl" } as const;

interface ContainerProps {
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}

export function Container({ width = "page", className, children }: ContainerProps) {
  return <div className={classNames("column", widths[width], className)}>{children}</div>;
}
