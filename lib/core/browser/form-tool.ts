declare module "react" {
  interface FormHTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
  }
  interface InputHTMLAttributes<T> {
    toolparamdescription?: string;
  }
  interface SelectHTMLAttributes<T> {
    toolparamdescription?: string;
  }
  interface TextareaHTMLAttributes<T> {
    toolparamdescription?: string;
  }
}

/** The forms that assistants in a browser can fill in. Assistants remember the names. */
type FormToolName = "request_booking" | "request_plan" | "find_tours" | "search_site";

/**
 * Returns the attributes that let an assistant in the browser find and fill in a form (WebMCP). The form has no `toolautosubmit`,
 * because a person presses the button. A field with a changing or short label has a `toolparamdescription`.
 */
export function formTool(name: FormToolName, description: string) {
  return { toolname: name, tooldescription: description };
}
