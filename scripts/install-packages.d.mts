export function installPackages(packages: "site" | "all", print: (line: string) => void): Promise<void>;
