export function ensurePrismaClient(root: string, print: (line: string) => void): Promise<boolean>;
