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
 * Returns the attributes by which an assistant in the browser finds and fills in a form (WebMCP). The form has no
 * `toolautosubmit`, so that a person presses the button. The label of a field describes the field; `toolparamdescription` stands
 * where a script changes the label, or where the label says less.
 */
export function formTool(name: FormToolName, description: string) {
  return { toolname: name, tooldescription: description };
}
