import { button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { SelectBox } from "@/components/ui/select-box";
import { formTool } from "@/lib/core/browser/form-tool";
import type { SearchWords } from "./navigation";

export interface SearchFormState {
  search: string;
  /** `all` and an empty category both mean all: they are the defaults of the two headers. */
  category: string;
}

interface SearchFormProps {
  words: SearchWords;
  state: SearchFormState;
  id: string;
  /** Puts the fields in one row if there is room. */
  wide?: boolean;
  /** Says to assistants in the browser for which the form is; a page has one such form. */
  tool?: string;
  /** The visitor's day, which the search keeps. */
  date?: string;
}

const field = "min-h-11 w-full rounded-full border border-sand-500 bg-white px-4 text-base text-ink";

/** Searches all tours and articles. It is a plain form, so that it works without script. */
export function SearchForm({ words, state, id, wide, tool, date }: SearchFormProps) {
  return (
    <search>
      <form
        action={words.action}
        {...(tool && formTool("search_site", tool))}
        className={classNames("grid grid-cols-1 gap-3", wide && "max-w-3xl sm:grid-cols-[1fr_13rem_auto]")}
      >
        <label htmlFor={`${id}-text`} className="sr-only">
          {words.text}
        </label>
        <input
          id={`${id}-text`}
          type="search"
          name="search"
          maxLength={100}
          toolparamdescription={tool && words.placeholder}
          defaultValue={state.search}
          placeholder={words.placeholder}
          className={field}
        />
        <label htmlFor={`${id}-category`} className="sr-only">
          {words.category}
        </label>
        <SelectBox
          id={`${id}-category`}
          name="category"
          defaultValue={state.category}
          edge="far"
          className={field}
        >
          <option value={state.category === "all" ? "all" : ""}>{words.allCategories}</option>
          {words.categories.map(([category, label]) => (
            <option key={category} value={category}>
              {label}
            </option>
          ))}
        </SelectBox>
        {date && <input type="hidden" name="date" value={date} />}
        <button type="submit" className={button({ variant: "secondary" })}>
          <Icon name="search" className="size-5" />
          {words.submit}
        </button>
      </form>
    </search>
  );
}
