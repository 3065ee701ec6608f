// next-auth's own endpoints, all: how the back office signs in
import { nextAuthMethod } from "@/lib/core/api/next-auth";

export const GET = nextAuthMethod("GET");
export const HEAD = nextAuthMethod("HEAD");
export const POST = nextAuthMethod("POST");
export const PUT = nextAuthMethod("PUT");
export const PATCH = nextAuthMethod("PATCH");
export const DELETE = nextAuthMethod("DELETE");
export const OPTIONS = nextAuthMethod("OPTIONS");
